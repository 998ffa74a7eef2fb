import { Suspense, useState } from 'react';
import type { Viewer } from '../../session/SessionProvider';
import { Button } from '../../kit/Button';
import { lazyPart } from '../../apollo/lazyPart';
import { ProfilePhoto } from '../../kit/ProfilePhoto';
import styles from './MyAccount.module.css';
import * as texts from './texts';

const AccountMenu = lazyPart(async () => (await import('./AccountMenu')).AccountMenu);

/** 'My account' with the profile photo; opens a small menu. */
export function MyAccount({ viewer }: { viewer: Viewer }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={texts.myAccount}
        onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}
        startIcon={<ProfilePhoto photo={viewer.photo} />}
        className={styles.button}
      >
        <span className={styles.words}>{texts.myAccount}</span>
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <AccountMenu viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
