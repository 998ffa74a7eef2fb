import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { ProfilePhotoButtons } from '../photos/ProfilePhotoButtons';
import { useViewer } from '../session/SessionProvider';
import { ArrivalNotice } from '../ui/ArrivalNotice';
import { PageHeading } from '../ui/PageHeading';
import { AccountSection } from './AccountSection';
import { MyData } from './MyData';
import { MyDevices } from './MyDevices';
import { MyProfile } from './MyProfile';

const DeleteAccountDialog = lazy(() =>
  import('./DeleteAccountDialog').then((module) => ({ default: module.DeleteAccountDialog })),
);

/** Your own account: profile, devices, data, and deleting it. */
export function MyAccountPage() {
  const viewer = useViewer();
  const [isLeaving, setLeaving] = useState(false);
  if (!viewer) return null;
  return (
    <Box sx={{ maxWidth: 768, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, sm: 6 } }}>
      <PageHeading title="My account" sx={{ mb: 3 }} />
      <ArrivalNotice sx={{ mb: 3 }} />
      <MyProfile viewer={viewer} />
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
        <MyDevices />
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
