'use client'
import { CrashScreen, LoadFailed, StandIn } from '@/components/page/fallbacks.client'
import { isLoadFailure } from '@/lib/next/load-failure'

/** Stands in for a page whose code failed, or whose payload broke off: then only loading the page whole brings it. */
export default function PageError(props: { error: Error; reset: () => void }) {
  return (
    <StandIn>
      {isLoadFailure(props.error) ? <LoadFailed retry={() => location.reload()} /> : <CrashScreen {...props} />}
    </StandIn>
  )
}
