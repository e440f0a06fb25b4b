import { useEffect } from 'react'
import { playCue } from '../../../sound/sound.ts'

/** One sting for who has won, another for who has not; who only watched hears the fanfare. */
export function EndSting({ won }: { readonly won: boolean }) {
  useEffect(() => playCue(won ? 'win' : 'lose'), [won])
  return null
}
