import { Switch } from '../kit/Switch';
import { useRefusal } from '../session/useRefusal';
import { useAppearsOnlineQuery, useSetAppearsOnlineMutation } from './People.generated';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './AppearsOnline.module.css';

/** The switch that hides from others that the viewer is online. */
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
    <div className={styles.container}>
      <Switch checked={viewer.appearsOnline ?? false} onChange={change}>
        {texts.appearOnline}
      </Switch>
      {!viewer.appearsOnline && <div className={rows.note}>{texts.appearsOffline}</div>}
      {notice}
    </div>
  );
}
