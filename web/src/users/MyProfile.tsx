import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Viewer } from '../session/SessionProvider';
import { Facts } from '../kit/Facts';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import { PendingEmail } from './PendingEmail';

interface Props {
  viewer: Viewer;
  /** The new address that waits to be confirmed. */
  pendingEmail: string | null;
}

export function MyProfile({ viewer, pendingEmail }: Props) {
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: { xs: 2.5, sm: 3 } }}>
      <ProfilePhoto photo={viewer.photo} size={96} alt="Your profile photo" />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" component="p" sx={{ mb: 1.5 }}>
          {viewer.name}
        </Typography>
        <Facts
          facts={[
            ['Username', viewer.username],
            ['Email', viewer.email],
          ]}
        />
      </Box>
      <PendingEmail viewer={viewer} pending={pendingEmail} />
    </Card>
  );
}
