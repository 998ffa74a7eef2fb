import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { CSV_MARK, toCsvLine } from '../../../../schema/csv';
import { EXAMPLE_ROWS, HOTEL_FILE_COLUMNS } from '../../../../schema/hotelFileColumns';
import { saveFile } from '../../kit/saveFile';
import * as texts from './texts';

/** All columns of a file, with one row of each kind as an example. */
const template = (): string =>
  CSV_MARK +
  [HOTEL_FILE_COLUMNS, ...EXAMPLE_ROWS.map((row) => HOTEL_FILE_COLUMNS.map((column) => row[column] ?? ''))]
    .map(toCsvLine)
    .join('');

/** Downloads a file that shows how an import is written. */
export const TemplateButton = () => (
  <Button
    size="small"
    startIcon={<DownloadIcon />}
    sx={{ justifySelf: 'start' }}
    onClick={() => saveFile('hotels-template.csv', 'text/csv;charset=utf-8', template())}
  >
    {texts.downloadTemplate}
  </Button>
);
