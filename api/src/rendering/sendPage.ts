import type { Request, Response } from 'express';
import { chooseForm } from '../core/compressedForms';
import type { StoredPage } from './renderedPages.service';

/** Sends a page in the form that the browser takes; each form is made once for as long as the page is remembered. */
export async function sendPage(request: Request, response: Response, page: StoredPage): Promise<void> {
  const { encoding, tag, body } = chooseForm(request, page);
  response.vary('accept-encoding');
  response.set('etag', tag);
  if (request.fresh) return void response.status(304).end();
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : await body());
}
