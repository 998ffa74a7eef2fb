import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { ago } from '../kit/format';
import { deviceName } from './deviceName';
import { useEndSessionMutation, type MyDevicesQuery } from './MyDevices.generated';

interface Props {
  device: MyDevicesQuery['myDevices'][number];
}

/** One signed-in device, and how to sign it out. */
export function DeviceRow({ device }: Props) {
  const name = deviceName(device.userAgent);
  const [endSession, { loading }] = useEndSessionMutation({
    context: onErrorPage,
    update: (cache, { data }) => {
      if (data?.endSession) cache.evict({ id: cache.identify({ ...device, __typename: 'Device' }) });
    },
  });
  // a call that failed has been reported already, with a page of its own
  const signOut = () => endSession({ variables: { input: { sessionId: device.id } } }).catch(() => undefined);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 1.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {name}
          {device.current && <Chip label="This device" size="small" />}
        </Box>
        <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
          {device.current ? 'In use now' : `Last used ${ago(device.lastUsedAt)}`}
          {device.trusted && ' · trusted'}
        </Box>
      </Box>
      {device.current ? (
        <Button component={Link} to={paths.logout()} aria-label={`Sign out ${name}, this device`}>
          Sign out
        </Button>
      ) : (
        <Button aria-label={`Sign out ${name}`} loading={loading} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    </Box>
  );
}
