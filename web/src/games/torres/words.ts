import catalogue from '$resources/torres/words/en.ftl?raw';
import { addMessages } from '../../i18n';

addMessages(catalogue);
