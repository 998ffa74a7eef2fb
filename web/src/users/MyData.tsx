import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMyDataLazyQuery } from './MyData.generated';

/** Everything the house knows of the person, saved as a file by the browser. */
export function MyData() {
  const [ask, { loading }] = useMyDataLazyQuery({ fetchPolicy: 'no-cache' });
  const download = async () => {
    // a call that failed has been reported already, with a page of its own
    const { data } = await ask().catch(() => ({ data: undefined }));
    if (data) save('staybook-my-data.json', data.myData);
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={loading} onClick={() => void download()}>
      Download my data
    </Button>
  );
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
