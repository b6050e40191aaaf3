import type { ReactNode } from 'react'

export const BADGE_TONES = ['neutral', 'new', 'improved', 'fixed', 'breaking'] as const

interface BadgeProps {
  tone?: (typeof BADGE_TONES)[number]
  children?: ReactNode
}

/** `<Badge tone="new">7.20</Badge>` */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => <span className={`badge ${tone}`}>{children}</span>
