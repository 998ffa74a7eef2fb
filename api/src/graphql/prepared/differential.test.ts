import { parse, validate, getNamedType, isEnumType } from 'graphql';
import { answersForEach } from '../../../test/bothExecutors';
import { chance, fuzz } from '../../../test/fuzz/fuzz';
import { randomDocument } from '../../../test/fuzz/randomDocument';
import { randomSchema } from '../../../test/fuzz/randomSchema';
import { limitResolvers } from '../cost/operationBudget';

/* Compares the answers of graphql-js and of prepared queries on random schemas, byte for byte. */

const SCHEMAS = 40;
const DOCUMENTS = 12;

test('random queries on random schemas get the same answers as from graphql-js', async () => {
  const seen = { documents: 0, errors: 0, data: 0 };
  await fuzz(SCHEMAS, async (random) => {
    const schema = limitResolvers(randomSchema(random));
    for (let count = 0; count < DOCUMENTS; count++) {
      const { text, variables } = randomDocument(schema, random, {
        depth: random.whole(2, 6),
        width: 4,
        fields: 60,
        valueOf: (type) =>
          chance(random, 0.1)
            ? null
            : isEnumType(getNamedType(type))
              ? random.pick(['SMALL', 'LARGE'])
              : random.whole(0, 3),
      });
      if (validate(schema, parse(text)).length) continue;
      seen.documents += 1;
      for (const [expected, prepared] of await answersForEach(schema, text, variables)) {
        if (prepared !== expected)
          throw new Error(`${text}\n${JSON.stringify(variables)}\n${expected}\n${prepared}`);
        if (expected.includes('"errors"')) seen.errors += 1;
        if (!expected.includes('"data":null')) seen.data += 1;
      }
    }
  });
  expect(seen.documents).toBeGreaterThan(SCHEMAS * DOCUMENTS * 0.6);
});
