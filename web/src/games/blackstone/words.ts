import catalogue from '$resources/blackstone/words/en.ftl?raw';
import { addMessages } from '../../i18n';

addMessages(catalogue);
