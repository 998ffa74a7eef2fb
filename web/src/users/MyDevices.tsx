import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import layout from '../kit/layout.module.css';
import { DeviceRow } from './DeviceRow';
import { useEndOtherSessionsMutation, type MyDevicesQuery } from './MyDevices.generated';
import styles from './MyDevices.module.css';

/** Where one is signed in, the latest used first, and how to sign out all but this one. */
export function MyDevices({ devices }: { devices: MyDevicesQuery['myDevices'] }) {
  const others = devices.filter(({ current }) => !current);
  const [endOthers, { loading }] = useEndOtherSessionsMutation({
    context: onErrorPage,
    update: (cache, { data }) => {
      if (!data) return;
      for (const { id } of others) cache.evict({ id: cache.identify({ __typename: 'Device', id }) });
    },
  });
  // a call that failed has been reported already, with a page of its own
  const signOutOthers = () => endOthers().catch(() => undefined);
  return (
    <>
      <ul className={layout.listCard}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outlined"
          loading={loading}
          onClick={() => void signOutOthers()}
          className={styles.others}
        >
          Sign out all other devices
        </Button>
      )}
    </>
  );
}
