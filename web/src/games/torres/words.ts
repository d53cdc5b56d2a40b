import catalogue from '../../../../games/torres/src/main/resources/org/merlon/torres/words/en.ftl?raw';
import { addMessages } from '../../i18n';

addMessages(catalogue);
