import catalogue from '../../../../games/onceupon/src/main/resources/org/merlon/onceupon/words/en.ftl?raw';
import { addMessages } from '../../i18n';

addMessages(catalogue);
