import { networkInterfaces } from 'node:os'
import { expect, test } from './support/test.ts'

test.use({ host: '::' })

const LINK_LOCAL = /^(169\.254\.|fe[89ab])/i
const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address)
const open = all.filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
const outside = [...new Set(open.map(({ address }) => inUrl(address)))]
const own = ['127.0.0.1', '::1'].filter((known) => all.some(({ address }) => address === known)).map(inUrl)

test('by every address of the machine one comes in, and is offered all that phones may reach', async ({
  person,
  server,
}) => {
  expect(own.length).toBeGreaterThan(0)
  const { port } = new URL(server.url)
  const { page } = await person('Gina')
  const link = page.getByRole('region', { name: 'Bring your friends' }).getByRole('definition').nth(1)
  const others = page.getByLabel(/Another address/)
  const code = page.getByRole('img', { name: /QR code/ }).locator('path')
  const hostOf = async () => new URL(await link.innerText()).host

  for (const host of [...own, ...outside]) {
    await page.goto(`http://${host}:${port}/`)
    // Its request and its socket both say where the page comes from.
    await page.getByRole('button', { name: /^Play with friends/ }).click()
    await expect(link).toBeVisible()
    if (outside.includes(host)) expect(await hostOf()).toBe(`${host}:${port}`)
    else if (outside.length > 0) expect(outside.map((one) => `${one}:${port}`)).toContain(await hostOf())
    if (outside.length < 2) continue
    const offered = await others.getByRole('option').allInnerTexts()
    expect(offered.toSorted()).toEqual(outside.map((one) => `${one}:${port}`).toSorted())
    expect(offered[0]).toBe(await hostOf())
    const before = await code.getAttribute('d')
    await others.selectOption({ index: 1 })
    await expect(code).not.toHaveAttribute('d', before ?? '')
    expect(await hostOf()).toBe(offered[1])
  }
})
