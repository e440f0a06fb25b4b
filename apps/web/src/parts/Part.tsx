import { Component, type ReactNode, Suspense } from 'react'
import { forgetMissingPart, isMissingPart } from './lazyPart.tsx'
import { Mishap } from './Mishap.tsx'

interface PartProps {
  readonly children: ReactNode
  /** Shown while it loads. */
  readonly meanwhile?: ReactNode
  /** A decoration is left out without a word until it comes. */
  readonly quiet?: boolean
  /** What the words about a mishap stand in, where the part would have brought its own frame. */
  readonly renderFrame?: (mishap: ReactNode) => ReactNode
}

interface PartState {
  readonly error: unknown
  readonly tries: number
}

/** Keeps the loading and the mishaps of one part to itself: all else stays alive. What did not load is asked for again. */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { error: null, tries: 0 }
  static getDerivedStateFromError = (error: unknown): Partial<PartState> => ({ error })

  override componentDidCatch(error: unknown): void {
    // Whoever wants it next asks for it anew, even where this one is gone by then.
    forgetMissingPart(error)
  }

  override render(): ReactNode {
    const { children, meanwhile = null, quiet = false, renderFrame } = this.props
    const { error, tries } = this.state
    if (error === null) return <Suspense fallback={meanwhile}>{children}</Suspense>
    const mishap = <Mishap isMissing={isMissingPart(error)} quiet={quiet} tries={tries} onAgain={this.#again} />
    return renderFrame ? renderFrame(mishap) : mishap
  }

  readonly #again = (): void => this.setState(({ tries }) => ({ error: null, tries: tries + 1 }))
}
