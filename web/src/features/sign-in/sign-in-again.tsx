import type { User } from '@nightlight/contract'
import { Dialog } from '../../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'

interface SignInAgainProps {
  username: string
  open: boolean
  onSignedIn: (user: User) => void
  onClose: () => void
}

/** Over the form, for a session that has ended meanwhile: what was chosen and typed stays where it is. */
export function SignInAgain({ username, open, onSignedIn, onClose }: SignInAgainProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Please sign in again"
      description="You were signed out meanwhile. What you chose and typed is still here, and your story is made as soon as you are back."
    >
      <LoginForm username={username} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
