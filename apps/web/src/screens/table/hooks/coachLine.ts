import type { ReactNode } from 'react'
import { Signal } from './Signal.ts'

/** What the coach says now; the coach comes only to those who want one. */
export const coachLine = new Signal<ReactNode>(null)
