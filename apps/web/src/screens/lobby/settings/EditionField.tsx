import { Trans, useLingui } from '@lingui/react/macro'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { toast } from '../../../design/controls/toasts.ts'
import { editionName } from './editionName.ts'
import css from './TableSettings.module.css'

const LIMIT = 64 * 1024

interface EditionFieldProps {
  readonly edition: unknown
  readonly onChange: (edition: unknown) => void
}

/** Other districts than the house's, from a file. Whether they can be played is for the table to say. */
export function EditionField({ edition, onChange }: EditionFieldProps) {
  const { t } = useLingui()

  async function load(file: File | undefined) {
    if (file === undefined) return
    if (file.size > LIMIT) return toast(t`That file is too big for an edition.`, 'bad')
    try {
      onChange(JSON.parse(await file.text()))
    } catch {
      toast(t`That file is no JSON.`, 'bad')
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
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            <Trans>Back to our own city</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
