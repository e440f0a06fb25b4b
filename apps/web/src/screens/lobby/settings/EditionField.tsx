import { Trans, useLingui } from '@lingui/react/macro'
import { LobbyError } from '@jelly/client'
import { lobby } from '../../../connection/lobby.ts'
import { recallToken } from '../../../connection/seatTokens.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { toast } from '../../../design/controls/toasts.ts'
import { apiErrorSentence } from '../../../words/apiErrors.ts'
import { editionName } from './editionName.ts'
import css from './TableSettings.module.css'

const LIMIT = 64 * 1024

interface EditionFieldProps {
  readonly table: string
  readonly edition: unknown
  readonly onReset: () => void
}

/** Other districts than the house's, from a file. Whether they can be played is for the server to say. */
export function EditionField({ table, edition, onReset }: EditionFieldProps) {
  const { i18n, t } = useLingui()

  async function send(own: unknown) {
    const token = recallToken(table)
    if (token !== null) await lobby.changeEdition({ table, token }, own)
  }

  async function load(file: File | undefined) {
    if (file === undefined) return
    if (file.size > LIMIT) return toast(t`That file is too big for an edition.`, 'bad')
    try {
      await send(JSON.parse(await file.text()))
    } catch (error) {
      const problem = error instanceof LobbyError ? apiErrorSentence(i18n, error.code) : t`That file is no JSON.`
      toast(problem, 'bad')
    }
  }

  return (
    <div className={css.edition}>
      <strong>
        <Trans>Edition</Trans>
      </strong>
      <p>
        {edition === null ? (
          <Trans>Our own city</Trans>
        ) : (
          (editionName(edition) ?? <Trans>An edition of your own</Trans>)
        )}
      </p>
      <div className={css.file}>
        <label className={buttonClass('ghost', 'small')}>
          <Trans>Load a file…</Trans>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void load(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {edition !== null && (
          <Button look="quiet" size="small" onClick={onReset}>
            <Trans>Back to our own city</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
