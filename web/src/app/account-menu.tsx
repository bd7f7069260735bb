import type { User } from '@nightlight/contract'
import { BookOpen, LayoutDashboard, LogOut, ShieldCheck, SlidersHorizontal, UserRound } from 'lucide-react'
import { DropdownMenu as Menu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useOfflineStories } from '../features/offline/offline-stories.ts'
import { useLogout } from '../features/sign-in/sign-in.ts'
import { Confirm } from '../ui/confirm.tsx'

/** Loaded for signed-in users only. */
export function AccountMenu({ user }: { user: User }) {
  const logout = useLogout()
  // Nobody has to be asked about what is here by itself.
  const offlineCount = useOfflineStories()?.stories.filter(({ byItself }) => !byItself).length ?? 0
  const [confirming, setConfirming] = useState(false)
  const name = user.fullName || user.username
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={`Account menu of ${name}`}
          className="grid size-12 place-items-center rounded-full border-2 border-edge bg-tint font-story text-lg font-semibold uppercase transition-colors duration-200 hover:border-lantern data-[state=open]:border-lantern"
        >
          <bdi>{[...name][0]}</bdi>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 w-64 rounded-field border border-line bg-raised p-1.5 shadow-lifted data-[state=open]:animate-appear"
          >
            <Menu.Label className="truncate px-3 pt-2 pb-3 text-soft">
              Signed in as{' '}
              <bdi dir="auto" className="font-bold text-ink">
                {name}
              </bdi>
            </Menu.Label>
            <Entry href="/dashboard" icon={<LayoutDashboard size={20} aria-hidden="true" />}>
              Dashboard
            </Entry>
            <Entry href="/profile" icon={<UserRound size={20} aria-hidden="true" />}>
              Profile
            </Entry>
            <Entry href="/security" icon={<ShieldCheck size={20} aria-hidden="true" />}>
              Security
            </Entry>
            <Entry href="/library" icon={<BookOpen size={20} aria-hidden="true" />}>
              My Stories
            </Entry>
            {user.isAdmin && (
              <Entry href="/admin" icon={<SlidersHorizontal size={20} aria-hidden="true" />}>
                Admin Dashboard
              </Entry>
            )}
            <Menu.Separator className="my-1.5 h-px bg-line" />
            <Menu.Item
              className={entryStyle}
              onSelect={() => (offlineCount > 0 ? setConfirming(true) : logout.mutate())}
            >
              <LogOut size={20} aria-hidden="true" />
              Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title="Log out?"
        action="Log out"
        cancel="Stay"
        busy={logout.isPending}
        onConfirm={() => logout.mutate(undefined, { onSettled: () => setConfirming(false) })}
      >
        {`This removes ${offlineCount === 1 ? '1 story' : `${offlineCount} stories`} from this device. Your library does not change.`}
      </Confirm>
    </>
  )
}

const entryStyle =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 font-bold outline-none data-highlighted:bg-tint'

function Entry({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <Menu.Item asChild className={entryStyle}>
      <Link href={href}>
        {icon}
        {children}
      </Link>
    </Menu.Item>
  )
}
