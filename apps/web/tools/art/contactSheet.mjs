// A picture of all portraits: three sizes in three themes, with a ladder and dice lanes as on a card.
//   node apps/web/tools/art/contactSheet.mjs [file.png] [name …]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const web = join(import.meta.dirname, '../..')
const folder = join(web, 'src/art/portraits')
const [target = 'artifacts/portraits.png', ...wanted] = process.argv.slice(2)
const drawn = readdirSync(join(folder, 'night')).map((file) => file.replace('.svg', ''))
const names = wanted.length > 0 ? wanted : drawn
const url = (file) => `data:image/svg+xml;base64,${readFileSync(join(folder, file)).toString('base64')}`

const lane = (n, dice) => `<p><b>${n}</b>${dice.map((c) => `<i style="background:${c}"></i>`).join('')}</p>`
const lanes = `<div class="l">${lane(9, ['#ffd23f', '#ffd23f'])}${lane(4, ['#b45cff'])}</div>`
const card = (name, size, theme) =>
  `<div class="c ${size} ${theme}" style="background-image:${theme === 'high' ? 'none' : `url(${url(`${theme}/${name}.svg`)})`}"><h4>${name}</h4><div class="z"><u></u><u class="t"></u><u></u></div>${size === 's' ? '' : lanes}</div>`
const row = (name) =>
  ['night', 'day', 'high'].map((theme) => ['b', 'm', 's'].map((size) => card(name, size, theme)).join('')).join('') +
  `<img src="${url(`marks/${name}.svg`)}" width="24"><img src="${url(`marks/${name}.svg`)}" width="48">`

const page = `<style>
body{margin:12px;background:#0b1020;font:800 13px system-ui;display:grid;grid-template-columns:repeat(3,248px 187px 110px) 24px 48px;gap:8px;align-items:end;width:max-content}
.c{position:relative;background:#000 right bottom/cover;border-radius:12px;overflow:hidden;color:#fff}
.b{width:248px;height:166px}.m{width:187px;height:104px}.s{width:110px;height:80px}
.day{color:#10131f}.high{outline:3px solid #8be2ff;outline-offset:-3px}
.night::before,.day::before{content:'';position:absolute;inset:0;background:radial-gradient(90% 44px at 16% 0,#070b1af2,#070b1abf 58%,#070b1a00)}
.day::before{background:radial-gradient(90% 44px at 16% 0,#fff,#fffc 58%,#fff0)}
h4{position:relative;margin:3px 8px;font-size:13px}.z{position:absolute;left:7px;top:26px;bottom:7px;width:26%;display:grid;gap:3px}
.z u{border-radius:7px;background:#0a1029e0}.day .z u{background:#fff}.z .t{background:linear-gradient(#5bd0ff,#2a8bff)!important}
.l{position:absolute;left:33%;top:26px}.m .l{zoom:.75}.l p{margin:0 0 3px;width:max-content;background:#090e1feb;border-radius:9px;padding:3px 6px;display:flex;gap:4px;align-items:center;color:#fff}
i{width:26px;height:26px;border-radius:6px}.s h4{font-size:11px}</style>${names.map(row).join('')}`

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const sheet = await browser.newPage({ deviceScaleFactor: 1.5 })
await sheet.setContent(page)
await sheet.locator('body').screenshot({ path: target })
await browser.close()
