import { readyQuestion } from '#platform/http/ready-answers.ts';
import { cartContract } from './contract.ts';
import { quoteCart } from './quote-cart.ts';

/** The cart asks at each change of a quantity, and the checkout at each change of the destination. */
export const readyCartAnswers = [readyQuestion(cartContract.quote, quoteCart)];
