import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { ProfilePhotoButtons } from '../photos/ProfilePhotoButtons';
import { useViewer } from '../session/SessionProvider';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { LoadingPage } from '../kit/LoadingPage';
import { PageHeading } from '../kit/PageHeading';
import { AccountSection } from './AccountSection';
import { MyData } from './MyData';
import { MyDevices } from './MyDevices';
import { useMyDevicesQuery } from './MyDevices.generated';
import { MyProfile } from './MyProfile';
import { usePendingEmailQuery } from './PendingEmail.generated';
import { useIsBack } from './useIsBack';
import styles from './MyAccountPage.module.css';

const DeleteAccountDialog = lazy(() =>
  import('./DeleteAccountDialog').then((module) => ({ default: module.DeleteAccountDialog })),
);

/**
 * Your own account: profile, devices, data, and deleting it; painted as a whole, so that nothing moves. What it shows is
 * asked for anew at each visit, but not by who comes back from a change of their own: that is in the cache.
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
    <Box sx={{ maxWidth: 768, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, sm: 6 } }}>
      <PageHeading title="My account" className={styles.title} />
      <ArrivalNotice className={styles.notice} />
      <MyProfile viewer={viewer} pendingEmail={pending.viewer?.pendingEmail ?? null} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button component={Link} to={paths.updateAccount()} variant="contained">
          Update details
        </Button>
        <Button component={Link} to={paths.changePassword()} variant="outlined">
          Change password
        </Button>
        <ProfilePhotoButtons viewer={viewer} />
      </Box>
      <AccountSection
        title="Signed-in devices"
        text="Sign out what you do not know, and change your password."
      >
        <MyDevices devices={devices} />
      </AccountSection>
      <AccountSection title="Properties you offered" text="What you sent us of them, and what we answered.">
        <Button component={Link} to={paths.myProperties()} variant="outlined">
          Show your offers
        </Button>
      </AccountSection>
      <AccountSection title="API keys" text="For programs that ask in your name, as far as each key goes.">
        <Button component={Link} to={paths.apiKeys()} variant="outlined">
          Manage API keys
        </Button>
      </AccountSection>
      <AccountSection title="Webhooks" text="For programs that are told when a booking changes.">
        <Button component={Link} to={paths.webhooks()} variant="outlined">
          Manage webhooks
        </Button>
      </AccountSection>
      <AccountSection title="Your data" text="Everything we know of you, in one file to keep.">
        <MyData />
      </AccountSection>
      <AccountSection
        title="Leave"
        text="Your name, e-mail address and devices are removed. Past bookings and reviews stay without your name."
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
    </Box>
  );
}
