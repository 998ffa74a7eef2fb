import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DeviceRow } from './DeviceRow';
import { useMyDevicesQuery } from './MyDevices.generated';

/** Where one is signed in, the latest used first; asked for anew at each visit, painted at once where it is known. */
export function MyDevices() {
  const { data } = useMyDevicesQuery({ fetchPolicy: 'cache-and-network' });
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
