'use client'
import { CrashScreen } from '@/components/layout/crash-screen.client'

export default CrashScreen
