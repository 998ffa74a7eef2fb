import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { ago } from '../kit/moments';
import { ListRow } from '../kit/ListRow';
import { deviceName } from './deviceName';
import { unlessCancelled } from '../session/proof/unlessCancelled';
import * as texts from './texts';
import { useEndSessionMutation, type MyDevicesQuery, type SignInMethod } from './MyDevices.generated';

const METHODS: Record<SignInMethod, string> = {
  PASSKEY: texts.withPasskey,
  PASSWORD: texts.withPassword,
  PASSWORD_AND_CODE: texts.withSecondStep,
  PASSWORD_AND_RECOVERY_CODE: texts.withRecoveryCode,
  APP_PASSWORD: texts.withAppPassword,
};

interface Props {
  device: MyDevicesQuery['myDevices'][number];
}

/** A signed-in device with a button to sign it out. */
export function DeviceRow({ device }: Props) {
  const name = deviceName(device.userAgent);
  const [endSession, { loading }] = useEndSessionMutation({
    context: unlessCancelled,
    update: (cache, { data }) => {
      if (data?.endSession) cache.evict({ id: cache.identify({ ...device, __typename: 'Device' }) });
    },
  });
  // a failed call has already opened the error page, or its person cancelled it
  const signOut = () => endSession({ variables: { input: { sessionId: device.id } } }).catch(() => undefined);
  return (
    <ListRow
      title={
        <>
          {name}
          {device.current && <span className={classNames(chip.chip, chip.small)}>{texts.thisDevice}</span>}
        </>
      }
      note={
        <>
          {device.current
            ? device.trusted
              ? texts.inUseNowTrusted
              : texts.inUseNow
            : fill(device.trusted ? texts.lastUsedTrusted : texts.lastUsed, { time: ago(device.lastUsedAt) })}
          <br />
          {[METHODS[device.method], device.network].filter(Boolean).join(' · ')}
        </>
      }
      actions={
        device.current ? (
          <ButtonLink to={paths.logout()} aria-label={fill(texts.signOutThisDevice, { device: name })}>
            {texts.signOut}
          </ButtonLink>
        ) : (
          <Button
            aria-label={fill(texts.signOutDevice, { device: name })}
            loading={loading}
            onClick={() => void signOut()}
          >
            {texts.signOut}
          </Button>
        )
      }
    />
  );
}
