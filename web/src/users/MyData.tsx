import { onErrorPage } from '../apollo/failureLink';
import { mdiDownloadOutline } from '@mdi/js';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { saveFile } from '../kit/saveFile';
import * as texts from './texts';
import { useMyDataLazyQuery } from './MyData.generated';

/** Downloads everything that Staybook stores about the viewer. */
export function MyData() {
  const [ask, { loading }] = useMyDataLazyQuery({ fetchPolicy: 'no-cache' });
  const download = async () => {
    // a failed call has already opened the error page
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
      {texts.downloadMyData}
    </Button>
  );
}
