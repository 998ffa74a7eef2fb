import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { ago } from '../kit/format';
import { ListRow } from '../kit/ListRow';
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
    <ListRow
      title={
        <>
          {name}
          {device.current && <span className={classNames(chip.chip, chip.small)}>This device</span>}
        </>
      }
      note={
        <>
          {device.current ? 'In use now' : `Last used ${ago(device.lastUsedAt)}`}
          {device.trusted && ' · trusted'}
        </>
      }
      actions={
        device.current ? (
          <ButtonLink to={paths.logout()} aria-label={`Sign out ${name}, this device`}>
            Sign out
          </ButtonLink>
        ) : (
          <Button aria-label={`Sign out ${name}`} loading={loading} onClick={() => void signOut()}>
            Sign out
          </Button>
        )
      }
    />
  );
}
