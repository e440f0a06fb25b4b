import { Trans, useLingui } from '@lingui/react/macro'
import type { Invite } from '@jelly/protocol'
import { useState } from 'react'
import { Button } from '../../../design/controls/Button.tsx'
import { toast } from '../../../design/controls/toasts.ts'
import { Copy, Eye, EyeOff, Share } from '../../../design/icons/pageIcons.tsx'
import { copyText } from './copyText.ts'
import css from './InvitePanel.module.css'
import { QrCode } from './QrCode.tsx'
import { linksOf } from './linksOf.ts'
import { useInvite } from './useInvite.ts'

const canShare = (): boolean => typeof navigator.share === 'function'

interface LinksProps {
  readonly invite: Invite
  readonly isHidden: boolean
}

function Links({ invite, isHidden }: LinksProps) {
  const { url, code, watchUrl } = invite
  const { t } = useLingui()

  async function copy(link: string) {
    if (await copyText(link)) toast(t`Link copied`)
    else toast(t`The link could not be copied: select it by hand.`, 'bad')
  }

  return (
    <div className={css.words}>
      <dl className={css.ways}>
        <dt>
          <Trans>Code</Trans>
        </dt>
        <dd className={css.code} translate="no">
          {isHidden ? '••••••' : code}
        </dd>
        <dt>
          <Trans>Link</Trans>
        </dt>
        <dd className={css.link} translate="no" dir="ltr">
          {isHidden ? '••••••••••••••••' : url}
        </dd>
      </dl>
      <div className={css.buttons}>
        <Button size="small" onClick={() => void copy(url)}>
          <Copy size={18} />
          <Trans>Copy the link</Trans>
        </Button>
        {canShare() && (
          <Button
            look="ghost"
            size="small"
            onClick={() => void navigator.share({ url, title: 'Jelly Rush' }).catch(() => null)}
          >
            <Share size={18} />
            <Trans>Share</Trans>
          </Button>
        )}
        {watchUrl !== null && (
          <Button look="ghost" size="small" onClick={() => void copy(watchUrl)}>
            <Eye size={18} />
            <Trans>Copy the link for spectators</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** A machine with several networks cannot know by which one a phone finds it. */
function OtherAddresses({ links, url, onChoose }: { links: string[]; url: string; onChoose: (url: string) => void }) {
  return (
    <label className={css.others}>
      <Trans>A phone does not find it? Another address:</Trans>
      <select value={url} onChange={({ target }) => onChoose(target.value)}>
        {links.map((link) => (
          <option key={link} value={link}>
            {new URL(link).host}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Link, code and QR; all three can be covered, for those who stream. */
export function InvitePanel({ table }: { table: string }) {
  const { t } = useLingui()
  const invite = useInvite(table)
  const [isHidden, setHidden] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  if (invite === null) return null
  const links = linksOf(invite, window.location.origin)
  const url = chosen !== null && links.includes(chosen) ? chosen : (links[0] ?? invite.url)
  return (
    <section className={css.panel} aria-labelledby="invite-title">
      <header className={css.head}>
        <h2 id="invite-title">
          <Trans>Bring your friends</Trans>
        </h2>
        <Button look="quiet" size="small" aria-pressed={isHidden} onClick={() => setHidden(!isHidden)}>
          {isHidden ? <Eye size={18} /> : <EyeOff size={18} />}
          <Trans>Hide</Trans>
        </Button>
      </header>
      <div className={css.body}>
        {isHidden ? (
          <div className={css.cover} aria-hidden="true" data-covered>
            <EyeOff size={40} />
          </div>
        ) : (
          <QrCode text={url} label={t`QR code with the link to this table`} className={css.qr} />
        )}
        <Links invite={{ ...invite, url }} isHidden={isHidden} />
      </div>
      {links.length > 1 && !isHidden && <OtherAddresses links={links} url={url} onChoose={choose} />}
    </section>
  )
}
