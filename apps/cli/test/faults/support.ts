import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import type { SeatKey, TableListener } from '@jelly/client'
import { NetworkClient } from '../../src/network/NetworkClient.ts'
import { networkLobby } from '../../src/network/networkLobby.ts'
import { ServerProcess } from '../../src/testing/faults/ServerProcess.ts'

/** What was started last ends first. */
export const after = (clean: () => unknown): void => onTestFinished(async () => void (await clean()))

/** A server process over a folder of its own; both are gone after the test. */
export async function freshServer(...flags: string[]): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-fault-'))
  after(() => rmSync(data, { recursive: true }))
  const server = await ServerProcess.start(data, flags)
  after(() => server.stop('SIGKILL'))
  return server
}

export function clientAt(url: string, key: SeatKey, listener: TableListener = {}): NetworkClient {
  const client = new NetworkClient(networkLobby(url), key, listener)
  after(() => client.close())
  return client
}

/** Waits as long as a slow machine may take. */
export const eventually = (isSo: () => unknown): Promise<void> =>
  vi.waitFor(async () => expect(await isSo()).toBeTruthy(), { timeout: 60_000, interval: 20 })
