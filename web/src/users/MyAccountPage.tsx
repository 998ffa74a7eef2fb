import { onErrorPage } from '../apollo/failureLink';
import { Suspense, useState } from 'react';
import { lazyPart } from '../apollo/lazyPart';
import { paths } from '../paths';
import { ProfilePhotoButtons } from '../photos/ProfilePhotoButtons';
import { useViewer } from '../session/SessionProvider';
import { Button, ButtonLink } from '../kit/Button';
import { LoadingPage } from '../kit/LoadingPage';
import { AccountPage } from './AccountPage';
import { AccountSection } from './AccountSection';
import { ForDevelopers } from './ForDevelopers';
import { MyData } from './MyData';
import { MyDevices } from './MyDevices';
import { useMyDevicesQuery } from './MyDevices.generated';
import { MyProfile } from './MyProfile';
import { usePendingEmailQuery } from './PendingEmail.generated';
import { useIsBack } from './useIsBack';
import styles from './MyAccountPage.module.css';

const DeleteAccountDialog = lazyPart(async () => (await import('./DeleteAccountDialog')).DeleteAccountDialog);

/**
 * Your own account: profile, devices, data, and deleting it. It is painted as a whole, so that nothing moves. Its data is
 * fetched at each visit, except on the way back from a change, which has updated the cache.
 */
export function MyAccountPage() {
  const viewer = useViewer();
  const [isLeaving, setLeaving] = useState(false);
  const fetchPolicy = useIsBack() ? 'cache-first' : 'cache-and-network';
  const devices = useMyDevicesQuery({ fetchPolicy, context: onErrorPage }).data?.myDevices;
  const pending = usePendingEmailQuery({ fetchPolicy, context: onErrorPage }).data;
  if (!viewer) return null;
  if (!devices || !pending) return <LoadingPage />;
  return (
    <AccountPage title="My account">
      <MyProfile viewer={viewer} pendingEmail={pending.viewer?.pendingEmail ?? null} />
      <div className={styles.actions}>
        <ButtonLink to={paths.updateAccount()} variant="contained">
          Update details
        </ButtonLink>
        <ButtonLink to={paths.changePassword()} variant="outlined">
          Change password
        </ButtonLink>
        <ProfilePhotoButtons viewer={viewer} />
      </div>
      <AccountSection
        title="Signed-in devices"
        text="Don't recognise a device? Sign it out and change your password."
      >
        <MyDevices devices={devices} />
      </AccountSection>
      <AccountSection title="Properties you offered" text="What you sent us, and our replies.">
        <ButtonLink to={paths.myProperties()} variant="outlined">
          Show your offers
        </ButtonLink>
      </AccountSection>
      <AccountSection title="Your data" text="Download everything we store about you.">
        <MyData />
      </AccountSection>
      <ForDevelopers />
      <AccountSection
        title="Leave"
        text="Your name, email address and devices are removed. Past bookings and reviews stay without your name."
      >
        <Button variant="outlined" color="error" onClick={() => setLeaving(true)}>
          Delete account
        </Button>
      </AccountSection>
      {isLeaving && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </AccountPage>
  );
}
