'use client'
import { CrashScreen } from '@/components/page/fallbacks.client'

export default CrashScreen
