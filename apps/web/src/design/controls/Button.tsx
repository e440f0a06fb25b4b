import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './Button.module.css'

export type ButtonLook = 'primary' | 'ghost' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook
  readonly size?: 'small' | 'normal' | 'big'
  readonly children: ReactNode
}

export const buttonClass = (look: ButtonLook = 'primary', size: 'small' | 'normal' | 'big' = 'normal'): string =>
  [css.button, css[look], css[size]].join(' ')

export function Button({ look, size, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(look, size)} ${className ?? ''}`} {...rest}>
      {children}
    </button>
  )
}
