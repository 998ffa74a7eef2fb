import express from 'express';
import { createPool } from 'mysql2';

/*
 * The same list of hotels as in the app, written by hand with express and mysql2: two statements, no layers. It runs in
 * its own process with DATABASE_URL and PORT.
 */
const pool = createPool({ uri: process.env.DATABASE_URL! }).promise();

const ROWS = `SELECT h.id, h.name, c.id AS cityId, c.name AS cityName, t.id AS typeId, t.name AS typeName, h.description,
  h.ratingsAverage, h.numberOfRatings, h.cheapestPriceCents, h.photos
  FROM hotels h JOIN cities c ON c.id = h.cityId JOIN hotel_types t ON t.id = h.typeId
  WHERE c.nameKey = ? ORDER BY h.ratingsAverage DESC, h.id LIMIT 20`;
const TOTAL = 'SELECT COUNT(*) AS total FROM hotels h JOIN cities c ON c.id = h.cityId WHERE c.nameKey = ?';

const app = express();
app.use(express.json());
app.post('/graphql', async (request, response) => {
  const key = String(request.body.variables.filter.city).toLowerCase();
  const [[rows], [totals]] = await Promise.all([pool.query(ROWS, [key]), pool.query(TOTAL, [key])]);
  const items = (rows as Record<string, string | number>[]).map((row) => ({
    id: row.id,
    name: row.name,
    city: { id: row.cityId, name: row.cityName },
    type: { id: row.typeId, name: row.typeName },
    description: row.description,
    ratingsAverage: row.ratingsAverage,
    numberOfRatings: row.numberOfRatings,
    cheapestPriceCents: row.cheapestPriceCents,
    photos: JSON.parse(String(row.photos)),
  }));
  response.json({ data: { hotels: { total: (totals as { total: number }[])[0]!.total, items } } });
});
app.get('/readyz', (_request, response) => void response.json({ status: 'ok' }));
app.listen(Number(process.env.PORT), '127.0.0.1');
