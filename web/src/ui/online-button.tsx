import type { ComponentProps } from 'react'
import { useOnline } from '../lib/online.ts'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

/** For what needs a connection: without one it looks so, and says so when it is pressed. */
export function OnlineButton({ onClick, ...button }: Omit<ComponentProps<typeof Button>, 'asChild'>) {
  const online = useOnline()
  return <Button {...button} aria-disabled={online ? undefined : true} onClick={online ? onClick : sayWhy} />
}

const sayWhy = () => toast({ title: 'You are offline', description: 'This needs a connection.' })
