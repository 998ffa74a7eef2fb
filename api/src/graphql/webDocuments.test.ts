import { parse } from 'graphql';
import { DOCUMENT_LIMITS } from '../../../schema/apiLimits';
import { WEB_DOCUMENTS } from '../../test/webDocuments';
import { validateDocument } from './cost/queryLimits';
import { makeSchema } from './makeSchema';
import { domains } from '../domains';

test('the limits of documents allow every document of the web app', async () => {
  const schema = await makeSchema(domains);
  const refused = WEB_DOCUMENTS.flatMap(({ text }) => {
    try {
      return validateDocument(schema, parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })).map(
        ({ message }) => `${message} ${text}`,
      );
    } catch (error) {
      return [`${(error as Error).message} ${text}`];
    }
  });
  expect(WEB_DOCUMENTS.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});
