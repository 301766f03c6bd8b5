import { orderKeySchema, ratingSchema } from '../../../services/orderDetails/schema.ts';
import { enter } from '../../domain/books.ts';
import { detailsOf } from '../../domain/orderDetails.ts';
import { findOrder } from '../../domain/orders.ts';
import { orderScenarios } from '../../domain/orderSeed.ts';
import { postPayments } from '../../domain/paymentCodes.ts';
import { partnerOrigin } from '../../domain/partner.ts';
import { borrowerOf, openSession } from '../../domain/sessions.ts';
import { type Group, get, irreversible, refuse } from '../route.ts';

export const orderDetails: Group = {
  scenarios: orderScenarios,
  routes: [
    get(
      '/v3/loan-details/loan-details',
      'v3',
      orderKeySchema,
      ({ orderId, productId }, { database, market, origin, sessionId }) => {
        postPayments(database, orderId);
        const found = findOrder(database, orderId);
        if (!found || found.product_id !== productId) return refuse('404', 'We cannot find this loan.');
        if (found.content === 'refused') return refuse('410', 'This loan is not available at the moment.');
        openSession(database, sessionId, found.borrower_id);
        return detailsOf(database, found, market, partnerOrigin(origin));
      },
    ),
    irreversible(
      '/v3/loan-details/google-score',
      'v3',
      ratingSchema,
      ({ score }, { database, sessionId }) => {
        const borrower = borrowerOf(database, sessionId) ?? refuse('401', 'Please log in again.');
        const rating = { borrower_id: borrower, score: Number(score) };
        const stored = database.insert('ratings', rating, 'or ignore');
        if (stored === 0) return refuse('already-rated', 'You have rated the app already.');
        enter(database, 'appRatings', { borrowerId: borrower, score: Number(score) });
        database.run('update orders set asks_rating = 0 where borrower_id = ?', borrower);
        return {};
      },
    ),
  ],
};
