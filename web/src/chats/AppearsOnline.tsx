import { Switch } from '../kit/Switch';
import { useRefusal } from '../session/useRefusal';
import { useAppearsOnlineQuery, useSetAppearsOnlineMutation } from './People.generated';
import rows from './rows.module.css';
import styles from './AppearsOnline.module.css';

/** Whether others see when one is online. */
export function AppearsOnline() {
  const { data } = useAppearsOnlineQuery();
  const [set] = useSetAppearsOnlineMutation();
  const { notice, answerOf } = useRefusal();
  const viewer = data?.viewer;
  if (!viewer) return null;
  const change = (appearsOnline: boolean) =>
    void answerOf(
      set({
        variables: { input: { appearsOnline } },
        optimisticResponse: { setAppearsOnline: { id: viewer.id, appearsOnline } },
      }),
    );
  return (
    <div className={styles.place}>
      <Switch checked={viewer.appearsOnline ?? false} onChange={change}>
        Appear online
      </Switch>
      {!viewer.appearsOnline && <div className={rows.note}>Others do not see you here.</div>}
      {notice}
    </div>
  );
}
