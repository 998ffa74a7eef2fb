import { onErrorPage } from '../apollo/failureLink';
import { mdiDownloadOutline } from '@mdi/js';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { saveFile } from '../kit/saveFile';
import { useMyDataLazyQuery } from './MyData.generated';

/** Everything that Staybook stores about the viewer, saved as a file by the browser. */
export function MyData() {
  const [ask, { loading }] = useMyDataLazyQuery({ fetchPolicy: 'no-cache' });
  const download = async () => {
    // a call that failed has been reported already, with a page of its own
    const { data } = await ask({ context: onErrorPage }).catch(() => ({ data: undefined }));
    if (data) saveFile('staybook-my-data.json', 'application/json', data.myData);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownloadOutline} size="inherit" />}
      loading={loading}
      onClick={() => void download()}
    >
      Download my data
    </Button>
  );
}
