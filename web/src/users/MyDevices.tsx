import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DeviceRow } from './DeviceRow';
import { useMyDevicesQuery } from './MyDevices.generated';
import { useIsBack } from './useIsBack';

/**
 * Where one is signed in, the latest used first; painted at once where it is known. It is asked for anew at each
 * visit, but not by who comes back from a change of their own: what that changes here is in the cache.
 */
export function MyDevices() {
  const isBack = useIsBack();
  const { data } = useMyDevicesQuery({ fetchPolicy: isBack ? 'cache-first' : 'cache-and-network' });
  if (!data?.myDevices) return <Skeleton variant="rounded" height={73} aria-label="Loading" role="status" />;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {data.myDevices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </Box>
  );
}
