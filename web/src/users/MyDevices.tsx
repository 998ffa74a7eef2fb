import { Button } from '../kit/Button';
import layout from '../kit/layout.module.css';
import { DeviceRow } from './DeviceRow';
import { useEndOtherSessionsMutation, type MyDevicesQuery } from './MyDevices.generated';
import { unlessCancelled } from '../session/proof/unlessCancelled';
import * as texts from './texts';
import styles from './MyDevices.module.css';

/** The viewer's signed-in devices, last used first, with a button to sign out all but this one. */
export function MyDevices({ devices }: { devices: MyDevicesQuery['myDevices'] }) {
  const others = devices.filter(({ current }) => !current);
  const [endOthers, { loading }] = useEndOtherSessionsMutation({
    context: unlessCancelled,
    update: (cache, { data }) => {
      if (!data) return;
      for (const { id } of others) cache.evict({ id: cache.identify({ __typename: 'Device', id }) });
    },
  });
  // a failed call has already opened the error page, or its person cancelled it
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
          {texts.signOutOtherDevices}
        </Button>
      )}
    </>
  );
}
